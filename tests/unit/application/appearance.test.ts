import { expect, test } from 'vitest'
import { applicationColors, applicationIcons } from '@/modules/application/appearance'
import { defaultColor, defaultIcon } from '@/modules/application/default-appearance'
import { typeLabel } from '@/modules/application/labels'

test('there are 27 icons in a fixed order, one of them the default', () => {
  expect(Object.keys(applicationIcons)).toEqual([
    'burst-bolt',
    'key',
    'bolt',
    'shopping-cart',
    'credit-card',
    'barcode',
    'item-tag',
    'search',
    'qr-code',
    'database',
    'code-fork',
    'info-circle',
    'lightbulb',
    'heart',
    'star',
    'dashboard',
    'drill',
    'wrench',
    'handshake',
    'group',
    'rocket',
    'building',
    'globe',
    'truck-shipping',
    'chart-line',
    'chart-area',
    'chart-pie',
  ])
  expect(defaultIcon).toBe('burst-bolt')
})

test('there are six colors, one of them the default', () => {
  expect(applicationColors).toEqual(['blue200', 'blue400', 'purple200', 'orange200', 'gray500', 'green300'])
  expect(defaultColor).toBe('orange200')
})

test('each application type has its grant type label', () => {
  expect(['web', 'native', 'spa', 'm2m'].map(typeLabel)).toEqual([
    'Web Service Application',
    'Native Application',
    'Single-Page Application',
    'Machine-to-Machine Application',
  ])
})
