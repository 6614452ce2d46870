import type { ConnectionEntry } from './explanation'

/**
 * Messages of clients of SFTP, and replies of file servers (RFC 959), by their words. Behind the number of a reply is neither the code
 * of a mail server (`550 5.1.1`) nor a noun in the plural, which the number counts (`550 cartons`, `530 damaged cartons`).
 */
export const fileServerErrors: readonly ConnectionEntry[] = [
  {
    title: 'The server refused the login by SSH',
    text: /\bgit@[^\s:]{1,200}: Permission denied|Permission denied \([^)\n]{1,100}\)\.?\s{1,4}fatal: |^(?:\S{1,200}: )?Permission denied, please try again\.?$/im,
    meaning:
      'The server does not accept the key or the password of this user. It may be any server that you log in to.',
    steps: [
      'Compare the host and the user with what the operator of the server gave you.',
      'Name the file of the private key, and let nobody else read it (`chmod 600`).',
      'Give the operator the public key if the server does not have it yet.',
    ],
    retry: 'corrected',
  },
  {
    title: 'The file server refused the login',
    text: /curl: \(67\)|Permission denied \((?:publickey|password|keyboard|gssapi)|No supported authentication methods available|USERAUTH fail|\bAuth fail\b/i,
    meaning:
      'The server does not know the key that was sent for this user. Nothing was sent or collected. The network has no passwords for SFTP.',
    steps: [
      'Name the user of your organization and the file of the private key: `sftp -i …`.',
      'Let nobody else read the private key (`chmod 600`): clients ignore one that others may read.',
      'Compare the public key with the one that support has.',
    ],
    retry: 'corrected',
    guide: 'sftp',
  },
  {
    title: 'The file server refused the login',
    text: /^(?:[\w.]{1,60}:\s{1,4})?530[ -](?!\d\.\d|[a-z]{2,20}[a-rt-z]s\b|\w{1,20} \w{4,20}s\b)(?:[^\n]{0,100}\b(?:log(?:ged)?[ -]?in\b|password\b|authenticat(?:e|ed|ion failed)\b)|user \S{1,60} (?:unknown|access denied)|user (?:unknown|access denied))/im,
    meaning:
      'The server does not accept this user or password. Nothing was sent or collected. This is a reply of FTP; the network has SFTP, with keys instead of passwords.',
    steps: [
      'If you wanted to reach the network, use a client of SFTP and the private key of your organization.',
      'For another server, compare the user and the password with what its operator gave you.',
    ],
    retry: 'corrected',
    guide: 'sftp',
  },
  {
    title: 'The file server has another key than the known one',
    text: /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED|host key (?:has changed|mismatch|does not match|did not match)|key of this server (?:does not match|has changed)/i,
    meaning:
      'Your client knows another key of this host, or none yet. The network may have changed its key, or somebody else answers.',
    steps: [
      'Ask support for the fingerprint of the host, and compare it before you accept the key.',
      'Do not switch the check off: your documents could reach another server.',
    ],
    retry: 'corrected',
    guide: 'sftp',
  },
  {
    title: 'The file server does not have this file or folder',
    text: /curl: \(78\)|SSH_FX_NO_SUCH_(?:FILE|PATH)|Couldn't (?:stat remote file|canonicalize|delete file|remove directory|read directory|get handle|rename file "[^"\n]{1,300}" to "[^"\n]{1,300}"): No such file|Can't ls: "[^"\n]{1,300}" not found|\b(?:remote|dest) \w{2,10}(?:\(| )"[^"\n]{1,300}"\)?: No such file|^(?:[\w.]{1,60}:\s{1,4})?550[ -](?!\d\.\d|[a-z]{2,20}[a-rt-z]s\b|\w{1,20} \w{4,20}s\b)(?:[^\n]{0,200}\bno such (?:file|directory|folder)\b|[^\n]{0,200}\b(?:file|directory|folder)(?: ["'/]\S{0,200})? (?:not found|does(?: not|n't) exist)\b|[^\n]{0,100}\bcannot find the (?:file|path)\b)/im,
    meaning: 'The path names nothing on the server. Another program may have collected and deleted the file.',
    steps: [
      'List the folder, and compare the name with capital and small letters. The folders are `in`, `out`, `testin` and `testout`.',
      'Collect with one program only, and delete a file after it was stored.',
    ],
    retry: 'corrected',
    guide: 'sftp',
  },
  {
    title: 'The file server does not allow this',
    text: /curl: \(9\)|SSH_FX_PERMISSION_DENIED|Couldn't (?:stat remote file|canonicalize|delete file|create directory|remove directory|read directory|get handle|f?setstat|rename file "[^"\n]{1,300}" to "[^"\n]{1,300}"): (?:Permission denied|Failure)|\b(?:remote|dest) \w{2,10}(?:\(| )"[^"\n]{1,300}"\)?: (?:Permission denied|Failure)|^(?:[\w.]{1,60}:\s{1,4})?55[0-3][ -](?!\d\.\d|[a-z]{2,20}[a-rt-z]s\b|\w{1,20} \w{4,20}s\b)(?:[^\n]{0,200}\bpermission denied\.?$|[^\n]{0,100}\baccess is denied\b|[^\n]{0,100}\bfile ?name not allowed\b|could not create file\b|prohibited file ?name\b)/im,
    meaning: 'The login is right, but this folder or this name is not open for what you did.',
    steps: [
      'Put documents into `in` or `testin`, and collect them from `out` or `testout`.',
      'Give each file a new name: names are used once only.',
    ],
    retry: 'corrected',
    guide: 'sftp',
  },
  {
    title: 'The file server has no more space for you',
    text: /SSH_FX_(?:QUOTA_EXCEEDED|NO_SPACE_ON_FILESYSTEM)|^(?:[\w.]{1,60}:\s{1,4})?552[ -](?:requested file action|exceeded storage allocation|disk quota|quota exceeded)/im,
    meaning: 'The files of this user take as much space as the server allows, so that the new file was not stored.',
    steps: [
      'Collect the files that wait for you, and delete those that you have stored.',
      'Ask the operator of the server for more space if that does not help.',
    ],
    retry: 'corrected',
  },
]

/** Whether a line is the reply of a file server, by its words. */
export function isFileServerReply(line: string): boolean {
  return fileServerErrors.some(({ text }) => text.test(line))
}
