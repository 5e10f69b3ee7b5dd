import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('.env.example names every setting that the configuration reads', () => {
  const source = readFileSync('platform/config.ts', 'utf8')
  const read = new Set(
    [...source.matchAll(/\benv\.([A-Z_]+)|\(env, '([A-Z_]+)'/g)].map((match) => match[1] ?? match[2]!),
  )
  const example = readFileSync('.env.example', 'utf8')
  expect(read.size).toBeGreaterThan(10)
  expect([...read].filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([])
})
