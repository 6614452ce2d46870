import { expect, test } from 'vitest'
import { findXmlRoot } from '@/engines/rsx/read/xml-root'

test.each([
  ['<a/>', { start: 0, name: 'a', namespace: undefined }],
  ['<a xmlns="u" b="v">', { start: 0, name: 'a', namespace: 'u' }],
  ["<n:a xmlns='x' xmlns:n = 'u'>", { start: 0, name: 'a', namespace: 'u' }],
  ['<?xml version="1.0"?>\n<!-- <b> --><!DOCTYPE a><a>', { start: 46, name: 'a', namespace: undefined }],
  ['<!--><b>--><a>', { start: 11, name: 'a', namespace: undefined }],
  ['<!----><a>', { start: 7, name: 'a', namespace: undefined }],
  ['<a', { start: 0, name: 'a', namespace: undefined }],
  ['<!-- <a>', undefined],
  ['<?xml <a>', undefined],
  ['<!DOCTYPE a', undefined],
  ['< a>', undefined],
  ['text', undefined],
  ['', undefined],
])('the root of %j is %j', (text, root) => {
  expect(findXmlRoot(text)).toEqual(root)
})
