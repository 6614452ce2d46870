import { Component, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import { Callout } from '@/ui/Callout'

/** Catches rendering errors of a response, so that the request form above stays usable. */
export class ResponseBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Callout tone="danger" title="The response could not be shown">
        <p>Your request is unchanged. Copy the request as curl and run it in a terminal to see the response.</p>
      </Callout>
    )
  }
}
