import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import styles from './NavigationProgress.module.css'

/** How long a page may take before the line shows, in milliseconds: most pages are there sooner (SHELL-22). */
const delayMs = 100

/** Whether the next page is being loaded for longer than a moment. */
export function useIsNavigating(): boolean {
  const isLoading = useNavigation().state !== 'idle'
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setIsLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isLoading])
  return isLoading && isLate
}

/** The thin line below the bar while the next page is being loaded. */
export function NavigationProgress() {
  return <div role="progressbar" aria-label="Loading the page" className={styles.progress} />
}
