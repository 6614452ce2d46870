/** What swagger-parser expects of Node around it. It is handed parsed documents, so there never is a buffer. */
const scope: { Buffer?: object; process?: object } = globalThis
scope.Buffer ??= { isBuffer: () => false }
scope.process ??= { browser: true, env: {}, cwd: () => '/' }
