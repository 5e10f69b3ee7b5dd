/** The demo's points mall. */
import { seedGoods } from '../../modules/points/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoGoods } from './locales/goods.ts'

const POINT = 1_000n

export const demoGoodsId = (place: number): string => `demo-goods-${place + 1}`

export async function seedPoints(tx: Tx, merchantId: string): Promise<void> {
  for (const [place, { art, titles, texts, points, stock, amount }] of demoGoods.entries())
    await seedGoods(tx, merchantId, {
      goodsId: demoGoodsId(place),
      titles,
      texts,
      imageUrl: `/art/goods-${art}.svg`,
      pointsAmount: BigInt(points) * POINT,
      amountRequired: BigInt(amount?.required ?? 0),
      amountMode: amount?.mode ?? 'DEPOSIT_TOTAL',
      stock,
      needsAddress: true,
      position: (place + 1) * 10,
      isOffered: true,
    })
}
