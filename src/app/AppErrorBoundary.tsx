import { Component, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import { FatalPage } from './RouteError'

/** Catches errors outside of the routes: of the shell or of a provider. */
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
