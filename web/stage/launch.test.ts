import { expect, test, vi } from 'vitest'
import { languageOf, lobbyOf, readLaunch } from './launch.ts'
import { openLobby } from './lobby.ts'

const at = (query: string) => new URL(`https://sala.example/stage/?${query}`)

test('the launch address gives token, game, language and lobby', () => {
  expect(
    readLaunch(at('token=abc&game=SIAMGOLD20&lang=en&mode=real&lobby=https%3A%2F%2Fsala.example%2Fslots')),
  ).toEqual({
    token: 'abc',
    gameCode: 'SIAMGOLD20',
    language: 'en',
    lobby: new URL('https://sala.example/slots'),
    roomId: null,
    hasLobbyBar: false,
  })
  expect(readLaunch(at('token=abc&game=HOLDEM&room=0199-a.b'))?.roomId).toBe('0199-a.b')
  expect(readLaunch(at('token=abc&game=HOLDEM&room=../x'))?.roomId).toBeNull()
  expect(readLaunch(at('token=abc&game=HOLDEM&bar=lobby'))?.hasLobbyBar).toBe(true)
  expect(languageOf(at('lang=TH'))).toBe('th')
  expect(languageOf(at('lang=zh'))).toBe('th')
})

test('an address without a token or game opens nothing', () => {
  for (const query of [
    '',
    'token=abc',
    'game=TUKTUK3',
    'token=&game=TUKTUK3',
    'token=abc&game=../x',
    `token=${'a'.repeat(65)}&game=TUKTUK3`,
  ])
    expect(readLaunch(at(query))).toBeNull()
})

test('a lobby that is no web address is ignored', () => {
  expect(lobbyOf(at('lobby=javascript%3Aalert(1)'))).toBeNull()
  expect(lobbyOf(at('lobby=data%3Atext%2Fhtml%2Cx'))).toBeNull()
  expect(lobbyOf(at('lobby=http%3A%2F%2F%5B'))).toBeNull()
  expect(lobbyOf(at(''))).toBeNull()
  expect(lobbyOf(at('lobby=%2Fslots'))?.href).toBe('https://sala.example/slots')
})

function pageIn(parent: 'frame' | 'window') {
  const postMessage = vi.fn()
  const assign = vi.fn()
  const page = { postMessage, location: { origin: 'https://sala.example', assign } } as unknown as Window
  Object.assign(page, { parent: parent === 'frame' ? { postMessage } : page })
  return { page, postMessage, assign }
}

test('a framed page speaks to the origin of the lobby alone', () => {
  const { page, postMessage } = pageIn('frame')
  const lobby = openLobby(new URL('https://sala.example/slots?x=1'), page)
  lobby.tell({ type: 'balance', balance: 100, currency: 'THB' })
  lobby.leave()
  expect(postMessage.mock.calls).toEqual([
    [{ sala: 1, type: 'balance', balance: 100, currency: 'THB' }, 'https://sala.example'],
    [{ sala: 1, type: 'exit' }, 'https://sala.example'],
  ])
})

test('without a lobby nothing is sent to the framing page', () => {
  const { page, postMessage } = pageIn('frame')
  openLobby(null, page).tell({ type: 'ready' })
  expect(postMessage).not.toHaveBeenCalled()
})

test('a page of its own goes back to its own site only', () => {
  const own = pageIn('window')
  openLobby(new URL('https://sala.example/slots'), own.page).leave()
  expect(own.assign).toHaveBeenCalledWith(new URL('https://sala.example/slots'))
  const foreign = pageIn('window')
  openLobby(new URL('https://other.example/'), foreign.page).leave()
  expect(foreign.assign).toHaveBeenCalledWith('/')
  expect(foreign.postMessage).not.toHaveBeenCalled()
})
