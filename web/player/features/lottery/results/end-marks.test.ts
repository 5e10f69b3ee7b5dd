import { expect, it } from 'vitest'
import { endMarks } from './end-marks.ts'

const end = (number: string, frequency: number, currentOmission: number) => ({
  number,
  frequency,
  currentOmission,
})

it('marks the three most and the three least frequent ends, ties by how long they have not come', () => {
  const marks = endMarks([
    end('00', 5, 4),
    end('01', 9, 1),
    end('02', 9, 0),
    end('03', 7, 2),
    end('04', 1, 3),
    end('05', 1, 9),
    end('06', 2, 0),
    end('07', 5, 1),
  ])
  expect(Object.fromEntries(marks)).toEqual({
    '01': 'OFTEN',
    '02': 'OFTEN',
    '03': 'OFTEN',
    '04': 'SELDOM',
    '05': 'SELDOM',
    '06': 'SELDOM',
  })
})
