/** A part of a page that is loaded when it is first drawn: a screen, a window, a panel. */
import { type ComponentType, type ReactElement, use } from 'react'
import { loadPart, loadQuietly } from './load-part.ts'
import { PartFault } from './part-fault.ts'

interface Options {
  /** Where the page begins if it has to be reloaded for this part; by default where it is. */
  target?: () => string | undefined
  /** Nobody asked for it: if it does not load, what is in its place stays, without a message. */
  isQuiet?: boolean
}

export type LazyPart<Props> = ((props: Props) => ReactElement) & {
  /** Brings the part before it is drawn. Rejects when it does not come and the person would rather stay. */
  preload(): Promise<void>
}

/** Unlike React's `lazy`, a part that did not come is asked for again the next time it is drawn. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { target, isQuiet }: Options = {},
): LazyPart<Props> {
  let Part: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const forget = () => {
    coming = null
  }

  async function bring(): Promise<void> {
    const component = async () => (await load()).default
    try {
      Part = await (isQuiet ? loadQuietly(component) : loadPart(component, target))
    } catch (error) {
      throw error instanceof PartFault ? new PartFault(error.kind, forget) : error
    }
  }
  const begin = (): Promise<void> => {
    coming ??= bring()
    return coming
  }
  function Lazy(props: Props) {
    if (!Part) use(begin())
    const Drawn = Part!
    return <Drawn {...props} />
  }
  return Object.assign(Lazy, {
    preload: () =>
      begin().catch((error: unknown) => {
        forget()
        throw error
      }),
  })
}
