/** A part of a page that is loaded when it is first drawn: a screen, a window, a panel. */
import { type ComponentType, type ReactElement, use } from 'react'
import { loadPart, loadQuietly } from './load-part.ts'
import { PartFault } from './part-fault.ts'

interface Options {
  /** What has to be there besides the code: its texts. */
  prepare?: (() => Promise<unknown>) | undefined
  /** Where the page begins if it has to be loaded anew for this part; without it, where it is. */
  target?: () => string | undefined
  /** Nobody asked for it: when it does not come, what stands in its place stays, and nothing is said. */
  isQuiet?: boolean
}

export type LazyPart<Props> = ((props: Props) => ReactElement) & {
  /** Brings the part before it is drawn. Rejects when it does not come and the person would rather stay. */
  preload(): Promise<void>
}

/** Unlike React's `lazy`, a part that did not come is asked for again the next time it is drawn. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { prepare, target, isQuiet }: Options = {},
): LazyPart<Props> {
  let Part: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const forget = () => {
    coming = null
  }

  async function bring(): Promise<void> {
    const both = async () => (await Promise.all([load(), prepare?.()]))[0].default
    try {
      Part = await (isQuiet ? loadQuietly(both) : loadPart(both, target))
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
