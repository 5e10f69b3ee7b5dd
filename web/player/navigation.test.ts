import { expect, test, vi } from 'vitest'

test('a link that is clicked before the page knows its router is followed once it does', async () => {
  const history = { pushState: vi.fn(), replaceState: vi.fn(), state: null }
  const address = { href: 'http://sala.test/', pathname: '/', search: '' }
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { addEventListener() {}, scrollTo() {} })
  const { navigate, place, prepareNavigation } = await import('./navigation.ts')
  const stepped = navigate('/help')
  expect(place.getState().isLoading).toBe(true)
  const prepare = vi.fn(async () => {})
  prepareNavigation(async () => ({ prepare, go: async () => {} }))
  await stepped
  expect(prepare).toHaveBeenCalledExactlyOnceWith('http://sala.test/help')
  expect(history.pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/help')
  expect(place.getState()).toMatchObject({ isLoading: false, isRouted: true })
  vi.unstubAllGlobals()
})
