import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface Opened {
  readonly id: number
  readonly view: ReactNode
}

/** The windows that lie over the lobby or a table, in the order in which they were opened. */
export class OpenDialogs {
  readonly store = createStore<{ opened: readonly Opened[] }>(() => ({ opened: [] }))
  private last = 0

  /** `draw` is given what takes the window away once it is closed. */
  open(draw: (onClosed: () => void) => ReactNode): void {
    const id = ++this.last
    const { getState, setState } = this.store
    const view = draw(() => setState({ opened: getState().opened.filter((one) => one.id !== id) }))
    setState({ opened: [...getState().opened, { id, view }] })
  }
}

export function Dialogs({ of: dialogs }: { of: OpenDialogs }) {
  return useStore(dialogs.store).opened.map(({ id, view }) => <Fragment key={id}>{view}</Fragment>)
}
