import { describe, expect, it } from 'vitest'
import { typeSize } from './draw-poster.ts'

describe('the type of a poster', () => {
  it('keeps its size where the words fit beside the picture', () => {
    expect(typeSize(92, 600)).toBe(92)
    expect(typeSize(50, 320)).toBe(50)
  })

  it('becomes smaller before the words reach the picture', () => {
    expect(typeSize(92, 690)).toBe(80)
  })

  it('stays large enough to be read', () => {
    expect(typeSize(92, 1800)).toBe(44)
  })
})
