import { Component, type ReactNode } from 'react'
import { reportError } from '@/config/error-report'
import { Callout } from '@/ui/Callout'

/** Catches errors of the view of a response, so that no response takes the request above it along. */
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
        <p>Your request is unchanged. Copy the sample in curl to see the response in a terminal.</p>
      </Callout>
    )
  }
}
