import { describe, expect, it } from 'vitest'
import type { Change, ChangeLevel } from '@/engines/changes/change'
import { changesCsv, changesMarkdown } from '@/engines/changes/exports'
import { filterChanges } from '@/engines/changes/filter'
import { groupChanges } from '@/engines/changes/groups'
import { summarize } from '@/engines/changes/summary'

function change(level: ChangeLevel, place = 'Header/Date', members: Partial<Change> = {}): Change {
  return { kind: 'k', level, place: place.split('/'), what: `${place} differs`, why: 'Because.', ...members }
}

const several = (count: number, level: ChangeLevel) => Array.from({ length: count }, () => change(level))

describe('the summary of changes', () => {
  it.each([
    [{}, 'Nothing differs.'],
    [{ harmless: 1 }, 'The only change does not break what you send.'],
    [{ harmless: 12 }, 'None of the 12 changes breaks what you send.'],
    [{ breaking: 1 }, '1 change breaks what you send.'],
    [{ breaking: 3, harmless: 12 }, '3 changes break what you send, 12 do not.'],
    [{ breaking: 2, warning: 1, harmless: 1 }, '2 changes break what you send, 1 may break it, 1 does not.'],
    [{ warning: 2, harmless: 3 }, '2 changes may break what you send, 3 do not.'],
    [{ wording: 1 }, 'Only the wording differs, in 1 place.'],
    [{ breaking: 1, wording: 2 }, '1 change breaks what you send. The wording differs in 2 places.'],
  ] as [Partial<Record<ChangeLevel, number>>, string][])('of %j is one that can be read aloud', (counts, sentence) => {
    const changes = Object.entries(counts).flatMap(([level, count]) => several(count, level as ChangeLevel))
    expect(summarize(changes, 'send')).toBe(sentence)
  })

  it('names the retailers that are affected, and the direction', () => {
    const changes = [
      change('breaking', 'A', { retailers: ['Northgate Outfitters', 'Harbor & Pine'] }),
      change('harmless', 'B', { retailers: ['Copper Kettle'] }),
    ]
    expect(summarize(changes, 'receive')).toBe(
      '1 change breaks what you receive, 1 does not. Harbor & Pine and Northgate Outfitters are affected.',
    )
    expect(summarize(changes.slice(0, 1), undefined)).toContain('1 change breaks what you send or receive.')
    const retailers = 'ABCDEFGH'.split('')
    expect(summarize([change('breaking', 'A', { retailers })], 'send')).toContain('E, F and 2 more are affected.')
  })
})

describe('the groups of changes', () => {
  it('are the places, the breaking ones first, with guesses and wording apart', () => {
    const changes = [
      change('harmless', 'Header/Date'),
      change('wording', 'Header/Date'),
      change('harmless', 'Item/Price'),
      change('breaking', 'Item/Code'),
      change('breaking', 'Item/Old', { renamedTo: ['Item', 'New'] }),
    ]
    const { main, guesses, wording } = groupChanges(changes)
    expect(main.map(({ place, changes: rows }) => [place.join(), ...rows.map(({ level }) => level)])).toEqual([
      ['Item', 'breaking', 'harmless'],
      ['Header', 'harmless'],
    ])
    expect(guesses.flatMap((group) => group.changes)).toEqual([changes[4]])
    expect(wording.flatMap((group) => group.changes)).toEqual([changes[1]])
  })
})

describe('a filter of changes', () => {
  const changes = [
    change('breaking', 'Header/Día', { formats: ['XML'], retailers: ['Northgate'], role: 'send' }),
    change('harmless', 'Item/Price'),
  ]

  it.each([
    [{}, 2],
    [{ levels: ['breaking'] }, 1],
    [{ format: 'CSV' }, 1],
    [{ format: 'XML' }, 2],
    [{ retailer: 'Harbor' }, 1],
    [{ role: 'receive' }, 1],
    [{ text: ' dia ' }, 1],
    [{ text: 'because' }, 2],
    [{ text: 'nowhere' }, 0],
  ] as [Parameters<typeof filterChanges>[1], number][])('%j lets the concerned ones through', (filter, count) => {
    expect(filterChanges(changes, filter)).toHaveLength(count)
  })
})

describe('exported changes', () => {
  const changes = [
    change('wording', 'Header/Note', { from: 'old', to: 'new' }),
    change('breaking', 'Item|X/Code', { from: '00012', to: '=1+1', formats: ['XML', 'JSON'] }),
  ]

  it('are rows of a spreadsheet, in which values stay as they are', () => {
    const [heads, first, second] = changesCsv(changes).split('\r\n')
    expect(heads).toBe('Place,Level,Change,From,To,Why,Formats,Retailers,Possibly the same,Also at,Kind')
    expect(first).toContain('Item|X / Code,Breaks,')
    expect(first).toContain(`"=""00012""",'=1+1`)
    expect(second).toContain('Header / Note,Wording,')
  })

  it('are tables of Markdown, with wording apart', () => {
    const text = changesMarkdown('Shipments 7.7.0 to 7.7.7', 'The summary.', changes)
    expect(text).toMatch(/^# Shipments 7\.7\.0 to 7\.7\.7\n\nThe summary\.\n\n\| Place/)
    expect(text).toContain(String.raw`| Item\|X / Code | Breaks |`)
    expect(text.indexOf('## Wording')).toBeGreaterThan(text.indexOf('Breaks'))
  })
})
