import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  children: ReactNode
  /** Takes away what asked for the part, so that it can be asked for again. */
  onFault?: () => void
  /** Stands in the part's place; nothing without it. */
  fallback?: ReactNode
}

/** Keeps the rest when a part cannot be loaded; lazy-part.ts has said why by then, or the fallback does. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.props.onFault?.()
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
