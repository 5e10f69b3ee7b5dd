import { useCallback } from 'react'

/** Gives what is drawn without React its place among React's elements. */
export function Drawn({
  nodes,
  className,
  as: Place = 'div',
}: {
  /** To be the same array for as long as they are the same nodes. */
  nodes: readonly Node[]
  className?: string | undefined
  as?: 'div' | 'span'
}) {
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(...nodes), [nodes])
  return <Place className={className} ref={fill} />
}
