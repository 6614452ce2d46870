import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createCodeLoader } from '@/browser/code-loader'
import type { DemoChecker } from '../model/demo-checker'
import { CheckDemo } from './CheckDemo'
import { DecoderDemo } from './DecoderDemo'
import { SampleDemo } from './SampleDemo'
import styles from './TryIt.module.css'

// Loaded with the first press, as the worker and the rules are.
const checkerCode = createCodeLoader(() => import('../model/demo-checker'))

/** The demonstrations that visitors try without an account: the check of a document, the error decoder, and a sample (HOME-13). */
export function TryIt() {
  const queryClient = useQueryClient()
  const checker = useRef<DemoChecker>(undefined)
  useEffect(() => () => checker.current?.end(), [])
  async function loadChecker(): Promise<DemoChecker> {
    const { createDemoChecker } = await checkerCode.load()
    checker.current ??= createDemoChecker(queryClient)
    return checker.current
  }
  return (
    <div className={styles.demos}>
      <CheckDemo check={async (text, signal) => (await loadChecker()).check(text, signal)} />
      <DecoderDemo />
      <SampleDemo makeOrder={async (seed, signal) => (await loadChecker()).makeOrder(seed, signal)} />
    </div>
  )
}
