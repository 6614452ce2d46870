#!/usr/bin/env bash
# Whether the portal answers. The image has no HTTP client.
set -euo pipefail
exec 3<>/dev/tcp/127.0.0.1/8080
printf 'GET /home HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r status <&3
[[ $status == *' 200 '* ]]
