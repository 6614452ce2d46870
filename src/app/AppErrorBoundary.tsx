import { Component, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import { FatalPage } from './RouteError'

/** Catches what no route boundary could: a failing shell or provider. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children
  }
}
