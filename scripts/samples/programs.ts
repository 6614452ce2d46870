import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleLanguage } from '../../src/engines/samples/sample-request.ts'

/** The program that runs the samples of a language. */
interface Program {
  /** Name of the file for the code. */
  file: string
  command: readonly [string, ...string[]]
  /** Adds the code around a sample that samples in this language do not have. */
  wrap?: (code: string) => string
  /** Code that prints the names and versions of the tools. */
  versionCode: string
  /** The tools that must be installed. */
  needs: string
}

const javaClass = (code: string) =>
  [
    'import java.io.*;',
    'import okhttp3.*;',
    '',
    'public class Sample {',
    '    public static void main(String[] arguments) throws Exception {',
    code,
    '    }',
    '}',
  ].join('\n')

const programs: Record<SampleLanguage, Program> = {
  python: {
    file: 'sample.py',
    command: ['python3', 'sample.py'],
    versionCode:
      'import platform, requests\nprint("Python", platform.python_version(), "and Requests", requests.__version__)',
    needs: 'python3 with the package Requests',
  },
  curl: {
    file: 'sample.sh',
    command: ['bash', 'sample.sh'],
    versionCode: "curl --version | sed -n '1s/^\\(curl [^ ]*\\).*/\\1/p' | grep .",
    needs: 'curl',
  },
  java: {
    file: 'Sample.java',
    command: ['java', 'Sample.java'],
    wrap: javaClass,
    versionCode: 'System.out.println("Java " + System.getProperty("java.version") + " and OkHttp " + OkHttp.VERSION);',
    needs: 'a JDK, and OkHttp 4 or later with its dependencies in CLASSPATH',
  },
  csharp: {
    file: 'sample.cs',
    command: ['dotnet', 'run', 'sample.cs'],
    versionCode: 'Console.WriteLine($".NET {Environment.Version}");',
    needs: 'the .NET SDK 10 or later',
  },
  javascript: {
    file: 'sample.mjs',
    command: [process.execPath, 'sample.mjs'],
    versionCode: "console.log('Node.js', process.versions.node)",
    needs: 'Node.js',
  },
}

const timeoutMs = 60_000

/**
 * Returns the names and versions of the tools of a language; `missing` has the tools to install if they are not installed.
 */
export async function toolsOf(
  language: SampleLanguage,
  folder: string,
): Promise<{ version: string } | { missing: string }> {
  const { versionCode, needs } = programs[language]
  const { failure, output } = await runSample(versionCode, language, folder)
  return failure === undefined ? { version: output.trim() } : { missing: needs }
}

/** Runs a sample in a folder. `failure` is its error output, its exit status, or why it could not start. */
export async function runSample(
  code: string,
  language: SampleLanguage,
  folder: string,
): Promise<{ output: string; failure?: string }> {
  const { file, wrap, command } = programs[language]
  writeFileSync(join(folder, file), wrap?.(code) ?? code)
  const [program, ...args] = command
  // Without colours, because their escape codes would be in the output.
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' }
  const child = spawn(program, args, { cwd: folder, env, timeout: timeoutMs, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ output, failure: message }))
    child.once('close', (status) => {
      // The JavaScript samples print an error and end with status 0.
      const hasFailed = status !== 0 || (language === 'javascript' && errors !== '')
      resolve({ output, ...(hasFailed && { failure: errors.trim() || `ended with status ${status}` }) })
    })
  })
}
