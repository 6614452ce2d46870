import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

interface Compose {
  services: Record<string, { build: { dockerfile: string }; read_only?: boolean; cap_drop?: string[] }>
}

const { services } = load(readFileSync('compose.yaml', 'utf8')) as Compose
const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)

describe.each(Object.entries(services))(
  'the image of the %s',
  (_, { build, read_only: isReadOnly, cap_drop: dropped }) => {
    const lines = readFileSync(build.dockerfile, 'utf8').split('\n')
    const of = (instruction: string) =>
      lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))

    it('copies only files that exist and are sent to the builder', () => {
      const sources = of('COPY')
        .filter((words) => !words.startsWith('--from='))
        .flatMap((words) => words.split(' ').slice(0, -1))
      expect(sources.length).toBeGreaterThan(2)
      expect(sources.filter((path) => !existsSync(path))).toEqual([])
      expect(sources.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([])
    })

    it('runs without privileges on a read-only file system, and has a health check', () => {
      const isPortal = build.dockerfile === 'Containerfile'
      expect(of('USER')).toEqual([isPortal ? '10001:10001' : '1000:1000'])
      expect(of('EXPOSE')).toEqual([isPortal ? '8080' : '4400'])
      expect(of('HEALTHCHECK')).toHaveLength(1)
      expect(isReadOnly).toBe(true)
      expect(dropped).toEqual(['ALL'])
    })
  },
)
