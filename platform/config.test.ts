import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const live = {
  MODE: 'live',
  SECRET_KEY: Buffer.alloc(32, 'x').toString('base64'),
  PUBLIC_ORIGIN: 'https://play.example',
  OPERATOR_ORIGIN: 'https://desk.example',
  METRICS_TOKEN: 'token',
  INITIAL_PASSWORD: '135790',
}

describe('servers of public randomness', () => {
  test('are the public ones of a live house, and none of a demo unless they are named', () => {
    expect(loadConfig(live).drandUrls[0]).toBe('https://api.drand.sh')
    expect(loadConfig({}).drandUrls).toEqual([])
    const named = { DRAND_URLS: 'https://one.example, https://two.example/relay' }
    for (const env of [named, { ...live, ...named }])
      expect(loadConfig(env).drandUrls).toEqual(['https://one.example', 'https://two.example/relay'])
  })

  test.each([
    'http://one.example',
    'one.example',
    'https://user:pass@one.example',
    'https://one.example/?key=1',
    Array.from({ length: 7 }, (_, at) => `https://s${at}.example`).join(','),
  ])('are refused if they are %s', (DRAND_URLS) => {
    expect(() => loadConfig({ ...live, DRAND_URLS })).toThrow('DRAND_URLS')
  })
})
