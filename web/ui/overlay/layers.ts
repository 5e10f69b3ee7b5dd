/**
 * The browser's Back, which Android's own button and gesture are, closes what lies over a page before it
 * leaves the page. Each open layer has an entry of the history above the page's, at the same address;
 * `layers` in an entry's state says how many layers are open there.
 */
interface Layer {
  close(): void
  address: string
}

const open: Layer[] = []
const depthOf = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0

let timer: ReturnType<typeof setTimeout> | null = null
/** Our own step through the history, under way; `isSilent`: nobody else has to hear of it. */
let step: { isSilent: boolean; done: Promise<void>; end(): void } | null = null
/** A step that the browser refused would never end. */
const STEP_MS = 2_000
/** A window may refuse to close, or ask first: then it gets its entry back. */
const REFUSAL_MS = 300

/** To be called when a layer opens; what it returns is to be called when it has closed, however it did. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close, address: location.href }
  open.push(layer)
  settleSoon()
  return () => {
    const place = open.indexOf(layer)
    if (place < 0) return
    open.splice(place, 1)
    settleSoon()
  }
}

/**
 * To be awaited before a page writes another address: the entries of layers that closed with the same press
 * are taken back first. True when the present entry belongs to a layer that stays open: the new address
 * takes its place.
 */
export async function settleLayers(): Promise<boolean> {
  if (!hasLayers()) return false
  // React takes what has just closed away in this task.
  await nextTask()
  settle()
  if (step) {
    await step.done
    // The browser ends its step after it has told of it.
    await nextTask()
  }
  keepStill()
  settleSoon()
  return depthOf(history.state) > 0
}

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Whether the history has entries of layers, or soon will. */
export function hasLayers(): boolean {
  return timer !== null || step !== null || depthOf(history.state) > 0
}

/** Once a task: a window that takes another's place keeps its entry. */
function settleSoon(afterMs = 0): void {
  if (timer !== null) return
  timer = setTimeout(() => {
    timer = null
    settle()
  }, afterMs)
}

function settle(): void {
  if (step) return
  keepStill()
  const depth = depthOf(history.state)
  if (depth > open.length) return goBack(depth - open.length, true)
  // The router listens to the page's own pushState: this entry is none of its pages.
  for (let layer = depth + 1; layer <= open.length; layer++)
    History.prototype.pushState.call(history, { ...history.state, layers: layer }, '')
}

/**
 * A step back to a page's entry would take the scroll and, where the address names a part of the page, the
 * focus there. The entry asks for neither while a layer lies over it; those above it are made like it.
 */
function keepStill(): void {
  const restoration = open.length > 0 || depthOf(history.state) > 0 ? 'manual' : 'auto'
  if (history.scrollRestoration !== restoration) history.scrollRestoration = restoration
}

function goBack(entries: number, isSilent: boolean): void {
  let end = (): void => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const limit = setTimeout(() => endStep(), STEP_MS)
  step = {
    isSilent,
    done,
    end: () => {
      clearTimeout(limit)
      end()
    },
  }
  history.go(-entries)
}

function endStep(): void {
  const ended = step
  step = null
  ended?.end()
  settleSoon()
}

function hear(event: PopStateEvent): void {
  if (step) {
    if (step.isSilent) event.stopImmediatePropagation()
    return endStep()
  }
  const depth = depthOf(event.state)
  // An entry whose layer closed long ago: the page below it is meant.
  if (depth > open.length) return goBack(depth - open.length, false)
  if (depth === open.length) return settleSoon()
  const isSamePage = open[depth]!.address === location.href
  if (isSamePage) event.stopImmediatePropagation()
  for (const layer of open.slice(isSamePage ? depth : 0).reverse()) layer.close()
  settleSoon(REFUSAL_MS)
}

if (typeof window !== 'undefined') {
  // Before the router hears of it.
  window.addEventListener('popstate', hear, true)
  // A page that was loaded anew while a window was open.
  if (depthOf(history.state) > 0) settleSoon()
  else keepStill()
}
