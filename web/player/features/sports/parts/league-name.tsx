/** A league with its country, unless its name says that already, as many do. */
export function LeagueName({ league }: { league: { leagueName: string; countryName: string } }) {
  const { leagueName, countryName } = league
  return (
    <>
      {leagueName.includes(countryName) ? null : <small>{countryName} </small>}
      {leagueName}
    </>
  )
}
