/**
 * P8: the visitor's home page on a phone. Lighthouse (mobile profile, simulated throttling) on the page of a
 * started server with the demo's data, against the same page with its scripts blocked; and the bytes of its
 * first scripts against react and react-dom alone, bundled in the same run.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../tools/test/browser.ts'
import { firstScripts } from './support/first-scripts.ts'
import type { Bench, Figure } from './harness.ts'

const root = join(import.meta.dirname, '..')

interface Measured {
  lcpMs: number
  score: number
  shift: number
  blockedMs: number
}

export const bench: Bench = {
  name: 'home',
  rounds: 5,
  async open() {
    const dataDir = mkdtempSync(join(tmpdir(), 'sala-bench-home-'))
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const server = await startServer(port, dataDir)
    const chrome = await launch({
      chromePath: findBrowser()!,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    })
    const bytes = await firstScripts(origin)
    let ours: Measured = { lcpMs: 0, score: 0, shift: 0, blockedMs: 0 }
    const constant = (name: string, unit: string, value: number): Figure => ({
      name,
      unit,
      take: async () => value,
    })
    return {
      figures: [
        {
          name: 'LCP',
          unit: 'ms',
          take: async () => {
            ours = await measure(chrome, origin, false)
            return ours.lcpMs
          },
        },
        {
          name: 'LCP without script',
          unit: 'ms',
          take: async () => (await measure(chrome, origin, true)).lcpMs,
        },
        { name: 'score', unit: 'points', take: async () => ours.score },
        { name: 'layout shift', unit: '', take: async () => ours.shift },
        { name: 'blocked', unit: 'ms', take: async () => ours.blockedMs },
        constant('first scripts', 'bytes (brotli)', bytes.page),
        constant('react-dom alone', 'bytes (brotli)', bytes.reactDom),
        constant('98 points', 'points', 98),
        constant('no shift', '', 0.0005),
        constant('50 ms', 'ms', 50),
      ],
      goals: [
        {
          title: 'bytes of the first scripts',
          ours: 'first scripts',
          reference: 'react-dom alone',
          atMost: 1.7,
        },
        { title: 'largest contentful paint', ours: 'LCP', reference: 'LCP without script', atMost: 1.3 },
        { title: 'performance score', ours: 'score', reference: '98 points', atLeast: 1 },
        { title: 'layout shift', ours: 'layout shift', reference: 'no shift', atMost: 1 },
        { title: 'blocked by scripts', ours: 'blocked', reference: '50 ms', atMost: 1 },
      ],
      notes: [
        `${origin}/, Lighthouse mobile profile, simulated throttling; first scripts: the entry and what the page preloads, its texts among them`,
      ],
      async close() {
        chrome.kill()
        if (server.exitCode === null) {
          process.kill(-server.pid!, 'SIGTERM')
          await once(server, 'exit')
        }
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  },
}

async function measure(chrome: LaunchedChrome, origin: string, withoutScripts: boolean): Promise<Measured> {
  const run = await lighthouse(`${origin}/`, {
    port: chrome.port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    ...(withoutScripts ? { blockedUrlPatterns: ['*.js'] } : {}),
  })
  const audits = run!.lhr.audits
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcpMs: valueOf('largest-contentful-paint'),
    score: (run!.lhr.categories['performance']?.score ?? 0) * 100,
    shift: valueOf('cumulative-layout-shift'),
    blockedMs: valueOf('total-blocking-time'),
  }
}

async function startServer(port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  })
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status === 200,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
