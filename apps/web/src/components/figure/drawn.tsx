import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** The answer: another one has its own try. */
  of: unknown
  failed: (again: () => void) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  of: unknown
  hasFailed: boolean
}

/** Where a drawing throws, that it failed is drawn in its place, and the rest of the screen stays. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, hasFailed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed(() => this.setState({ hasFailed: false })) : this.props.children
  }
}

interface DrawnProps<T> {
  of: T
  failed: (again: () => void) => ReactNode
  children: (data: T) => ReactNode
}

/** Draws an answer; where that throws, what `failed` draws, which can try it again. */
export const Drawn = <T,>({ of, failed, children }: DrawnProps<T>) => (
  <Boundary of={of} failed={failed}>
    <Drawing of={of}>{children}</Drawing>
  </Boundary>
)

/** Within the boundary: what an answer is made into may throw as well. */
const Drawing = <T,>({ of, children }: Pick<DrawnProps<T>, 'of' | 'children'>) => <>{children(of)}</>
