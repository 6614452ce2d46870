import { createNotifier } from '@/lib/notifier'

export interface Toast {
  id: string
  title: string
  message?: string | undefined
  tone: 'success' | 'error' | 'info'
  persistent: boolean
}

/** How long a toast that is not persistent shows, in milliseconds. */
export const shownMs = 5000

export interface ToastOptions {
  title: string
  message?: string | undefined
  tone?: 'success' | 'error' | 'info'
  /** Whether the toast stays until it is closed; others disappear after `shownMs`. */
  persistent?: boolean
  /** A toast replaces the visible one with the same key. */
  key?: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const { subscribe, notify } = createNotifier()

function replace(next: readonly Toast[]) {
  toasts = next
  notify()
}

/** Shows the result of an action that has no form. Returns the id for `dismissToast`. */
export function showToast({ title, message, tone = 'info', persistent = false, key }: ToastOptions): string {
  const id = key ?? `toast-${++lastId}`
  replace([...toasts.filter((toast) => toast.id !== id), { id, title, message, tone, persistent }])
  return id
}

/** Removes a toast; unknown ids are ignored. */
export function dismissToast(id: string) {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id))
}

/** The visible toasts, oldest first; the same array until one changes. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls the listener after every change. Returns a function that stops it. */
export const subscribeToasts = subscribe
