import { describe, expect, it } from 'vitest'
import { isAgentPath, isGamePath, isHomePath, needsLogin, paths, safeReturn } from './paths.ts'

describe('addresses of the site', () => {
  it('match without regard to case and a slash at the end', () => {
    expect(isHomePath('/')).toBe(true)
    expect(isHomePath('/INDEX.html')).toBe(true)
    expect(isHomePath('/Login/')).toBe(true)
    expect(isHomePath('/rng')).toBe(false)
    expect(isGamePath('/Seamless')).toBe(true)
    expect(needsLogin('/MEMBER')).toBe(true)
    expect(needsLogin('/help')).toBe(false)
    expect(needsLogin('/AgentHome')).toBe(true)
    expect(isAgentPath('/AGENT/')).toBe(true)
    expect(isAgentPath('/agenthome')).toBe(true)
    expect(isAgentPath('/down')).toBe(false)
  })
  it('carry where somebody wanted to go', () => {
    expect(paths.login('/seamless?vendor=STUDIO&gameCode=A')).toBe('/login?returnUrl=%2Fseamless%3Fvendor%3DSTUDIO%26gameCode%3DA')
    expect(paths.seamless({ vendor: 'STUDIO', gameCode: 'TUKTUK3', mode: 'FREE' })).toBe('/seamless?vendor=STUDIO&gameCode=TUKTUK3&mode=FREE')
    expect(paths.down('th', 'abc')).toBe('/down?lang=TH#code=abc')
    expect(paths.register('A B')).toBe('/register?referralCode=A%20B')
  })
  it('lead back only into this site', () => {
    expect(safeReturn('/member?page=withdraw')).toBe('/member?page=withdraw')
    for (const elsewhere of [null, undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'member']) expect(safeReturn(elsewhere)).toBe('/')
  })
})
