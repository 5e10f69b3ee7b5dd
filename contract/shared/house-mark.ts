import { Type } from 'typebox'

/** What tells a player of the house from the members wherever a seat is shown. */
export const HouseMark = () => Type.Boolean({ description: 'a player of the house: only where everybody plays with demo credit' })
