import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe('--help', () => {
  it.each(Object.entries(scripts))('prints what npm run %s does, and does nothing else', (name, script) => {
    const [program, ...args] = script.replace(/^exec /, '').split(' ')
    expect(program).toBe('node')
    const printed = execFileSync(process.execPath, [...args, '--help'], {
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: name },
    })
    expect(printed).toContain(
      name === 'start' ? 'npm start' : name === 'test' ? 'npm test' : `npm run ${name}`,
    )
  })

  it('describes every bench in a line, and none that is not there', () => {
    const printed = execFileSync(process.execPath, ['tools/run.mjs', 'bench/run.ts', '--help'], {
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: 'bench' },
    })
    const described = [...printed.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, name]) => name!)
    const files = readdirSync('bench').filter((name) => name.endsWith('.ts'))
    const names = files.map((name) => name.slice(0, -3)).filter((name) => !['run', 'harness'].includes(name))
    expect(described.toSorted()).toEqual(names.toSorted())
  })

  it('is printed by the file alone, too', () => {
    const { npm_lifecycle_event: _, ...env } = process.env
    const printed = execFileSync(process.execPath, ['tools/run.mjs', 'tools/backup/restore.ts', '-h'], {
      encoding: 'utf8',
      env,
    })
    expect(printed).toContain('npm run restore -- --from FOLDER')
  })
})

describe('a Node that is too old', () => {
  it('is refused in one sentence that says which one to install', () => {
    const old = `Object.defineProperty(process.versions, 'node', { value: '16.20.2' })`
    const run = () =>
      execFileSync(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'tools/start.mjs'],
        { encoding: 'utf8', stdio: 'pipe' },
      )
    expect(run).toThrow(/^[^]*Node 16\.20\.2 is too old: install Node 24 [^\n]* and run this again\.\s*$/)
  })
})
