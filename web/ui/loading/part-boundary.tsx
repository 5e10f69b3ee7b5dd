import { Component, type ReactNode } from 'react'
import { PartFault } from './part-fault.ts'

interface PartBoundaryProps {
  children: ReactNode
  /**
   * Takes away what asked for the part. `isTold`: the person has been asked already and would rather stay.
   */
  onFault?: (isTold: boolean) => void
  /** Shown in the part's place; by default nothing. */
  fallback?: ReactNode
  /** Whether the part is wanted: one that failed is tried again the next time that it is. */
  isWanted?: boolean
}

interface State {
  isBroken: boolean
  wasWanted: boolean | undefined
}

/** Keeps the rest when a part cannot be loaded or drawn. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { isBroken: false, wasWanted: this.props.isWanted }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps(
    { isWanted }: PartBoundaryProps,
    { isBroken, wasWanted }: State,
  ): Partial<State> | null {
    if (isWanted === wasWanted) return null
    return { wasWanted: isWanted, isBroken: isBroken && isWanted !== true }
  }

  override componentDidCatch(error: unknown): void {
    const isTold = error instanceof PartFault
    if (isTold) error.forget()
    this.props.onFault?.(isTold)
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
