import { expect, test } from 'vitest'
import { networkOf, callerOf, isInNetworks, isNetwork } from '../../../platform/addresses.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { fieldPatterns, matchesPattern } from '../../../contract/shared/field-patterns.ts'
import { faultOf } from '../../../contract/shared/field-rules.ts'
import { readFieldChanges, registerFieldDefaults, registerFieldsWith } from './register-fields.ts'
import { decideStatus, type Access } from './site-status.ts'

test('each pattern kind accepts what it describes and nothing else', () => {
  const samples: Record<number, [good: string[], bad: string[]]> = {
    0: [['anything at all ก'], []],
    1: [
      ['a1', 'Abc'],
      ['1a', 'a_', ''],
    ],
    2: [['中文12', '7'], ['abc']],
    3: [['a@b.co'], ['a@b', 'a b@c.de', '@b.co']],
    4: [['aZ9'], ['a b', 'ก']],
    5: [['a1'], ['aa', '11', 'a1!']],
    6: [['0123'], ['１２', '1.2', '๑']],
    7: [
      ['A', 'aB1'],
      ['ab1', 'A!'],
    ],
    8: [['a b'], ['a1']],
    9: [['a!ก'], ['a b', '\u00a0']],
    10: [['2021-12-31'], ['2021-13-01', '21-01-01', '2021-1-1']],
    11: [['12-31-2021'], ['31-12-2021']],
    12: [['한글'], ['abc']],
    13: [['ไทย'], ['ไทย a']],
    14: [['ไทย abc'], ['ไทย1']],
    15: [
      ['First Last', 'ชื่อ สกุล'],
      ['First', 'a b c', ' a b'],
    ],
    16: [['ひらカナ漢'], ['abc', 'ｶﾅ']],
    17: [['ABC'], ['Abc']],
    18: [
      ['aA1!', 'aA1 x'],
      ['aA1x', 'aA!x', 'a1!x', 'A1!X'],
    ],
  }
  expect(Object.keys(samples)).toEqual(Object.keys(fieldPatterns))
  for (const [id, [good, bad]] of Object.entries(samples)) {
    const { source } = fieldPatterns[Number(id)]!
    for (const text of good) expect([id, text, matchesPattern(source, text)]).toEqual([id, text, true])
    for (const text of bad) expect([id, text, matchesPattern(source, text)]).toEqual([id, text, false])
  }
})

test('no pattern can run for a very long time', () => {
  for (const { source } of Object.values(fieldPatterns))
    for (const letter of ['a', ' ', 'A1', 'ก', '@.', '-'])
      matchesPattern(source, `${letter.repeat(50_000)}\n`)
  expect(matchesPattern(registerFieldDefaults.payeeName.acceptedPattern, `${'a '.repeat(25_000)}\n`)).toBe(
    false,
  )
})

test('lengths count code points, as a person would', () => {
  const rule = { ...registerFieldDefaults.nickname, enabled: true, minLength: 2, maxLength: 3 }
  expect(faultOf('nickname', rule, '🦊🦊')).toBe(undefined)
  expect(faultOf('nickname', rule, '🦊')).toEqual({ field: 'nickname', rule: 'length', params: ['2', '3'] })
  expect(faultOf('nickname', { ...rule, minLength: 3 }, 'ab')).toEqual({
    field: 'nickname',
    rule: 'lengthExact',
    params: ['3', '3'],
  })
  expect(faultOf('nickname', rule, '')).toBe(undefined)
  expect(faultOf('nickname', { ...rule, required: true }, '')).toEqual({
    field: 'nickname',
    rule: 'required',
  })
})

test('an operator changes fields within their bounds, and cannot switch off name and password', () => {
  expect(
    registerFieldsWith({ username: { enabled: false, required: false, maxLength: 20 } }).username,
  ).toMatchObject({ enabled: true, required: true, maxLength: 20 })
  expect(registerFieldsWith({ password: { patternId: 18 } }).password).toMatchObject({
    patternId: 18,
    acceptedPattern: fieldPatterns[18]!.source,
  })
  for (const wrong of [
    null,
    [],
    'x',
    { nosuch: {} },
    { email: 1 },
    { email: { patternId: 99 } },
    { email: { minLength: 9, maxLength: 3 } },
    { email: { enabled: 'yes' } },
    { email: { maxLength: 1e9 } },
  ]) {
    expect([wrong, readFieldChanges(wrong)]).toEqual([wrong, undefined])
  }
})

test('who can enter the site', () => {
  const open: Access = { status: 0, allowedRegions: [], blockedRegions: [], allowList: [] }
  const table: [Partial<Access>, string, string, number][] = [
    [{}, '1.2.3.4', 'TH', 0],
    [{ status: 1 }, '1.2.3.4', 'TH', 1],
    [{ status: 2 }, '1.2.3.4', 'TH', 2],
    [{ blockedRegions: ['US'] }, '1.2.3.4', 'US', 2],
    [{ blockedRegions: ['US'] }, '1.2.3.4', '', 0],
    [{ allowedRegions: ['TH'] }, '1.2.3.4', 'TH', 0],
    [{ allowedRegions: ['TH'] }, '1.2.3.4', 'LA', 2],
    [{ allowedRegions: ['TH'] }, '1.2.3.4', '', 2],
    [{ allowedRegions: ['TH'] }, '127.0.0.1', '', 0],
    [{ status: 1, allowList: ['1.2.3.0/24'] }, '1.2.3.4', 'US', 0],
    [{ status: 2, allowList: ['1.2.3.4'], blockedRegions: ['US'] }, '::ffff:1.2.3.4', 'US', 0],
    [{ status: 1, allowList: ['2001:db8::/32'] }, '2001:db8::7', '', 0],
    [{ status: 1, allowList: ['1.2.3.0/24'] }, '1.2.4.4', 'TH', 1],
  ]
  for (const [access, address, country, expected] of table)
    expect([access, address, country, decideStatus({ ...open, ...access }, address, country)]).toEqual([
      access,
      address,
      country,
      expected,
    ])
})

test('networks of addresses', () => {
  expect([
    networkOf('203.0.113.7'),
    networkOf('::ffff:203.0.113.7'),
    networkOf('2001:db8:1:2::3'),
    networkOf('2001:0db8:0001::1'),
    networkOf('::1'),
  ]).toEqual(['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1::/48', '2001:db8:1::/48', '0:0:0::/48'])
  expect([callerOf('203.0.113.7'), callerOf('2001:db8:1:2:3:4:5:6'), callerOf('2001:db8:1:2::9')]).toEqual([
    '203.0.113.7',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
  ])
  for (const text of ['1.2.3.4', '1.2.3.0/24', '::1', '2001:db8::/32'])
    expect([text, isNetwork(text)]).toEqual([text, true])
  for (const text of [
    '',
    '1.2.3',
    '1.2.3.4/33',
    '1.2.3.4/x',
    'example.com',
    '1.2.3.4/24/1',
    '2001:db8::/129',
  ])
    expect([text, isNetwork(text)]).toEqual([text, false])
  expect(isInNetworks('not an address', ['0.0.0.0/0'])).toBe(false)
})

test('rich text keeps its form and loses everything that could run, load or cover', () => {
  expect(cleanRichText('<h3>ก</h3><p><b>b</b><a href="https://a.example" onclick="x()">a</a></p>')).toBe(
    '<h3>ก</h3><p><b>b</b><a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">a</a></p>',
  )
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<iframe src="https://e.example"></iframe>',
    '<p style="position:fixed">x</p>',
    '<img src="https://e.example/beacon.png">',
    '<img src="//e.example/x.png">',
    '<form action="https://e.example"><input></form>',
    '<math><mi xlink:href="data:x"></mi></math>',
    '<a href="data:text/html,x">x</a>',
    '<base href="https://e.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<style>@import "https://e.example"</style>',
    '<a href=" &#106;avascript:alert(1)">x</a>',
    '<object data="x"></object>',
    '<meta http-equiv="refresh" content="0;url=https://e.example">',
  ]
  for (const html of hostile)
    expect(cleanRichText(html)).not.toMatch(
      /script|onerror|onload|style|e\.example|javascript|data:|<(svg|iframe|form|input|object|meta|base|math)/i,
    )
  expect(cleanRichText('<img src="/files/a.png" alt="a">')).toBe('<img src="/files/a.png" alt="a" />')
})
