/**
 * The browser's Back, which Android's own button and gesture are, closes what lies over a page before it
 * leaves the page. Each open layer has an entry of the history above the page's, at the same address;
 * `layers` in an entry's state says how many layers are open there.
 *
 * A layer that its own button closed leaves its entry behind. The next layer takes it over, and Back passes
 * it. Taking it away at once would be a step through the history that nobody asked for: it ends whatever the
 * browser is loading by then, and it takes the newest entry, which may be the one of a window inside a game's
 * frame.
 */
interface Layer {
  close(): void
}

const open: Layer[] = []
const depthOf = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0
const readEntry = () => ({ depth: depthOf(history.state), address: location.href })

/** The entry that the browser was at when it was last looked at. */
let entry = typeof window === 'undefined' ? { depth: 0, address: '' } : readEntry()
let timer: ReturnType<typeof setTimeout> | null = null
/** Our own step through the history, under way: nobody else has to hear of it. */
let step: { done: Promise<void>; end(): void } | null = null
/** A step that the browser refused would never end. */
const STEP_MS = 2_000
/** A window may refuse to close, or ask first: then it gets its entry back. */
const REFUSAL_MS = 300

/** To be called when a layer opens; what it returns is to be called when it has closed, however it did. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close }
  open.push(layer)
  settle()
  return () => {
    const place = open.indexOf(layer)
    if (place < 0) return
    open.splice(place, 1)
    settleSoon()
  }
}

/**
 * To be awaited before a page writes another address: the history entries of closed layers are removed first.
 * True if the present entry remains a layer's: the new address replaces it.
 */
export async function settleLayers(): Promise<boolean> {
  if (!hasLayers()) return false
  // React takes what has just closed away in this task.
  await nextTask()
  settle()
  // The newest entry of a page with a frame may be the frame's.
  if (!step && entry.depth > open.length && window.length === 0) takeBack(entry.depth - open.length)
  if (step) {
    await step.done
    // The browser ends its step after it has reported it.
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

function settleSoon(afterMs = 0): void {
  if (timer !== null) return
  timer = setTimeout(() => {
    timer = null
    settle()
  }, afterMs)
}

/** Gives each open layer its entry. */
function settle(): void {
  if (step) return
  keepStill()
  // The router listens to the page's own pushState: these entries are not its pages.
  for (let layer = depthOf(history.state) + 1; layer <= open.length; layer++)
    History.prototype.pushState.call(history, { ...history.state, layers: layer }, '')
  entry = readEntry()
}

/**
 * A step back to a page's entry would move the scroll position and, if the address names a part of the page,
 * the focus there. The entry asks for neither while a layer is over it; those above it are made like it.
 */
function keepStill(): void {
  const restoration = open.length > 0 ? 'manual' : 'auto'
  if (history.scrollRestoration !== restoration) history.scrollRestoration = restoration
}

function takeBack(entries: number): void {
  let end = (): void => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const limit = setTimeout(() => endStep(), STEP_MS)
  step = {
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
  entry = readEntry()
  ended?.end()
  settleSoon()
}

function hear(event: PopStateEvent): void {
  if (step) {
    event.stopImmediatePropagation()
    return endStep()
  }
  const before = entry
  entry = readEntry()
  if (entry.address !== before.address) {
    if (open.length > 0) closeLayers(open.length)
    return
  }
  const steps = before.depth - entry.depth
  // Forward, to the entry of a layer that closed long ago.
  if (steps <= 0) return settleSoon()
  event.stopImmediatePropagation()
  if (open.length > 0) return closeLayers(steps)
  // Nothing lies over the page any more: the page before it is meant.
  keepStill()
  const rest = entry.depth + 1
  // The browser ends its step after it has reported it.
  void nextTask().then(() => history.go(-rest))
}

/** From the top. */
function closeLayers(count: number): void {
  for (const layer of open.slice(-count).reverse()) layer.close()
  settleSoon(REFUSAL_MS)
}

if (typeof window !== 'undefined') {
  // Before the router hears of it.
  window.addEventListener('popstate', hear, true)
  keepStill()
}
