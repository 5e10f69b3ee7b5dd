import { Type } from 'typebox'

/** What distinguishes a house player from the members wherever a seat is shown. */
export const HouseMark = () =>
  Type.Boolean({ description: 'a house player: only in rooms where everybody plays with demo credit' })
