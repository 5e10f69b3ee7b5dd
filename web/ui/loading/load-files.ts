/**
 * Behind every `import()` of the built pages (web/build/part-loader.ts puts it there). A browser never asks
 * twice for a module that failed, and a request that hangs cannot be cancelled once it is an import. So the
 * files are fetched first, where a failure may be retried and a silence ends, and imported when they are in
 * the browser's cache.
 */
import { type FaultKind, PartFault } from './part-fault.ts'

/** A screen's files have two minutes to come (the specification's time-out). */
const LIMIT_MS = 120_000
const PAUSE_MS = 1_000

const present = new Set<string>()
const coming = new Map<string, Promise<void>>()

/** `files` are the addresses of the module, of what it imports, and of their styles. */
export async function loadFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const began = performance.now()
  await Promise.all(files.filter((file) => !present.has(file)).map(bring))
  // In their order, since the later of two rules wins.
  await Promise.all(files.filter(isStyle).map(addStyles))
  return inTime(load, Math.max(0, LIMIT_MS - (performance.now() - began)))
}

/** Two parts that share a file wait for the same request. */
function bring(file: string): Promise<void> {
  const known = coming.get(file)
  if (known) return known
  const promise = bringAnew(file)
    .then(() => {
      present.add(file)
    })
    .finally(() => coming.delete(file))
  coming.set(file, promise)
  return promise
}

async function bringAnew(file: string): Promise<void> {
  // The page's head may have named it, or hold its rules already.
  if (!linkTo(file)) await fetchTwice(file)
}

const isStyle = (file: string): boolean => file.endsWith('.css')
const linkTo = (file: string): Element | null =>
  document.querySelector(`link[href="${file}"], script[src="${file}"]`)

/** Once more after a moment, unless the time is over: a silence of two minutes is not waited for again. */
async function fetchTwice(file: string): Promise<void> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LIMIT_MS)
  try {
    await fetchWhole(file, { signal: limit.signal }).catch(async (error: unknown) => {
      if (limit.signal.aborted) throw error
      await new Promise((done) => setTimeout(done, PAUSE_MS))
      await fetchWhole(file, { signal: limit.signal, cache: 'reload' })
    })
  } catch (error) {
    throw limit.signal.aborted ? new PartFault('SLOW') : error
  } finally {
    clearTimeout(timer)
  }
}

async function fetchWhole(file: string, options: RequestInit): Promise<void> {
  const answer = await fetch(file, { credentials: 'same-origin', ...options }).catch(() => {
    throw new PartFault('SILENT')
  })
  if (!answer.ok) throw new PartFault(answer.status === 404 || answer.status === 410 ? 'GONE' : 'SILENT')
  // The browser keeps a file only once its last byte has come.
  await answer.arrayBuffer().catch(() => {
    throw new PartFault('SILENT')
  })
}

const styled = new Map<string, Promise<void>>()

function addStyles(file: string): Promise<void> {
  const known = styled.get(file)
  if (known) return known
  if (linkTo(file)) return Promise.resolve()
  const promise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = file
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      styled.delete(file)
      reject(new PartFault('SILENT'))
    }
    document.head.append(link)
  })
  styled.set(file, promise)
  return promise
}

function inTime<Module>(load: () => Promise<Module>, restMs: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (kind: FaultKind) => reject(new PartFault(kind))
    const timer = setTimeout(() => fail('STUCK'), restMs)
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, (error: unknown) => (isMissingModule(error) ? fail('STUCK') : reject(error as Error)))
  })
}

/**
 * Each browser has words of its own for a module that could not be fetched; any other error is a fault of
 * its code.
 */
function isMissingModule(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module|module script/i.test(error.message)
  )
}
