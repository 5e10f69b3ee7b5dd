import { Component, type ReactNode } from 'react'
import { LoadProblem } from './load-problem.tsx'

/** A screen whose code did not come, or that broke, leaves the console standing. */
export class ScreenGuard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override render() {
    return this.state.isBroken ? <LoadProblem onRetry={() => location.reload()} /> : this.props.children
  }
}
