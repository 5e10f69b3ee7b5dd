import { describe, expect, it } from 'vitest'
import {
  categoryOfPath,
  groupOf,
  isAgentPath,
  isGamePath,
  isHomePath,
  isHomeView,
  isSeamlessPath,
  lobbyPaths,
  needsLogin,
  otherPaths,
  paths,
  safeReturn,
} from './paths.ts'

describe('addresses of the site', () => {
  it('match without regard to case and a slash at the end', () => {
    expect(isHomePath('/')).toBe(true)
    expect(isHomePath('/INDEX.html')).toBe(true)
    expect(isHomePath('/Login/')).toBe(true)
    expect(isHomePath('/rng')).toBe(false)
    expect(isGamePath('/Seamless')).toBe(true)
    expect(needsLogin('/MEMBER')).toBe(true)
    expect(needsLogin('/help')).toBe(false)
    expect(
      ['/lottery', '/VnLottery', '/sealottery/', '/lott'].map((path) => [
        needsLogin(path),
        isGamePath(path),
        isSeamlessPath(path),
      ]),
    ).toEqual([
      [true, true, false],
      [true, true, false],
      [true, true, false],
      [false, false, false],
    ])
    expect(needsLogin('/AgentHome')).toBe(true)
    expect(isAgentPath('/AGENT/')).toBe(true)
    expect(isAgentPath('/agenthome')).toBe(true)
    expect(isAgentPath('/down')).toBe(false)
  })
  it('name the lobby of every category, also in other cases', () => {
    const spec = ['sports', 'esports', 'cockfight', 'lott', 'elott', 'live', 'fish', 'rng', 'pvp']
    expect(spec.map((alias) => categoryOfPath(`/${alias}`))).toEqual([
      'SPORTS',
      'ESPORTS',
      'COCKFIGHT',
      'LOTT',
      'ELOTT',
      'LIVE',
      'FISH',
      'RNG',
      'PVP',
    ])
    expect(categoryOfPath('/Live/')).toBe('LIVE')
    expect(categoryOfPath('/')).toBeNull()
    expect(otherPaths).toEqual(expect.arrayContaining([...lobbyPaths, '/favorite', '/recent']))
  })
  it('show favourite, recent and hot games on pages of their own, and at the bare root with a type', () => {
    expect([
      groupOf('/favorite', ''),
      groupOf('/Recent', ''),
      groupOf('/', '?type=FAV'),
      groupOf('/', '?type=recent'),
      groupOf('/', '?type=HOT'),
    ]).toEqual(['FAV', 'RECENT', 'FAV', 'RECENT', 'HOT'])
    expect([groupOf('/', ''), groupOf('/', '?type=x'), groupOf('/rng', '?type=FAV')]).toEqual([
      null,
      null,
      null,
    ])
    expect(isHomeView('/', '?type=FAV')).toBe(false)
    expect(isHomeView('/', '?referralCode=A')).toBe(true)
    expect(needsLogin('/favorite')).toBe(true)
  })
  it('carry where somebody wanted to go', () => {
    expect(paths.login('/seamless?vendor=STUDIO&gameCode=A')).toBe(
      '/login?returnUrl=%2Fseamless%3Fvendor%3DSTUDIO%26gameCode%3DA',
    )
    expect(paths.seamless({ vendor: 'STUDIO', gameCode: 'TUKTUK3', mode: 'FREE' })).toBe(
      '/seamless?vendor=STUDIO&gameCode=TUKTUK3&mode=FREE',
    )
    expect(paths.seamless({ vendor: 'STUDIO', gameCode: 'HOLDEM', roomId: 'r1' })).toBe(
      '/seamless?vendor=STUDIO&gameCode=HOLDEM&roomId=r1',
    )
    expect(paths.down('th', 'abc')).toBe('/down?lang=TH#code=abc')
    expect(paths.register('A B')).toBe('/register?referralCode=A%20B')
  })
  it('lead back only into this site', () => {
    expect(safeReturn('/member?page=withdraw')).toBe('/member?page=withdraw')
    for (const elsewhere of [
      null,
      undefined,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'member',
    ])
      expect(safeReturn(elsewhere)).toBe('/')
  })
})
