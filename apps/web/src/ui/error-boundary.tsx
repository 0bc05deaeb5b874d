import { Component, type ReactNode } from 'react'
import { Crash } from './crash.tsx'

/** Around a whole document: whatever is thrown while drawing it ends here. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (
      <main>
        <Crash />
      </main>
    ) : (
      this.props.children
    )
  }
}
