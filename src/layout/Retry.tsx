/** Renders the page once more where a component fails, as other programs may have changed the document under it. */
import { Component, type ReactNode } from 'react'
import { keepInput } from './keepInput'

interface RetryProps {
  children: ReactNode
}

interface RetryState {
  failure?: { error: unknown }
}

/** What was typed, the focus and the place of the page stay. The second failure in a row is thrown. */
export class Retry extends Component<RetryProps, RetryState> {
  override state: RetryState = {}
  private isRetrying = false
  private restore = () => {}

  static getDerivedStateFromError = (error: unknown): RetryState => ({ failure: { error } })

  /** Runs while what failed is still in the document. */
  override getSnapshotBeforeUpdate() {
    if (!this.state.failure) return null
    const { scrollY } = window
    const restoreInput = keepInput()
    this.restore = () => {
      restoreInput()
      scrollTo(0, scrollY)
    }
    return null
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.isRetrying = true
    this.setState({ failure: undefined })
  }

  override componentDidUpdate() {
    if (!this.isRetrying || this.state.failure) return
    this.restore()
    // Effects of what was rendered have run by then.
    setTimeout(() => {
      this.isRetrying = false
    })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    // The first page of a visit stays as prerendered where it cannot be taken over.
    const isFirst = !document.documentElement.dataset.appReady
    if (import.meta.env.DEV || isFirst || this.isRetrying) throw failure.error
    return null
  }
}
