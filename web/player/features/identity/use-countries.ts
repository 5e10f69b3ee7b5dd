import { useEffect, useState } from 'react'
import { listCountries } from '../../../../contract/player/identity/list-countries.ts'
import { callServer } from '../../../client/call.ts'

export interface Country {
  countryCode: string
  countryDialingCode: string
}

const home: readonly Country[] = [{ countryCode: 'TH', countryDialingCode: '66' }]
let known: readonly Country[] | null = null

/** The countries whose numbers are accepted; the default until the server has answered, or if it does not. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(known ?? home)
  useEffect(() => {
    if (known) return
    callServer(listCountries).then(
      ({ list }) => {
        if (list.length > 0) setCountries((known = list))
      },
      () => {},
    )
  }, [])
  return countries
}
