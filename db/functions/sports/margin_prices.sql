-- The prices of a market at a margin (domain/sportsbook.md §10): 1 / (chance × (1 + margin)), cut to two
-- decimals, from 1.01 to 1,000. The chances are the feed's [win, half win, push, half loss] in millionths
-- by selection; without them they follow from its prices, whose margin is taken out in proportion. A
-- selection that is not offered (0) stays so.
CREATE OR REPLACE FUNCTION sports.margin_prices(
  p_type text, p_prices int[], p_chances jsonb, p_margin_ppm int)
RETURNS int[] LANGUAGE sql IMMUTABLE AS $$
  WITH selection AS (
    SELECT place, price, CASE WHEN price > 0 THEN 10000.0 / price ELSE 0 END AS inverse,
      (chance->>0)::numeric AS win, (chance->>1)::numeric AS half_win, (chance->>2)::numeric AS push,
      (chance->>3)::numeric AS half_loss
    FROM unnest(p_prices) WITH ORDINALITY AS price_at (price, place)
    LEFT JOIN jsonb_array_elements(CASE WHEN jsonb_typeof(p_chances) = 'array' THEN p_chances ELSE '[]' END)
      WITH ORDINALITY AS chance_at (chance, place) USING (place)
  ), share AS (
    SELECT place, price, CASE
      WHEN win IS NOT NULL
      THEN coalesce((2 * win + half_win) / nullif(2000000 - half_win - 2 * push - half_loss, 0), 0)
      ELSE coalesce(inverse / nullif(sum(inverse) OVER (), 0), 0) * CASE WHEN p_type = 'DC' THEN 2 ELSE 1 END
      END AS share
    FROM selection
  )
  SELECT array_agg(CASE WHEN price = 0 OR share <= 0 THEN price
    ELSE greatest(10100, least(10000000, trunc(100 / (share * (1 + p_margin_ppm / 1000000.0))) * 100))::int
    END ORDER BY place)
  FROM share
$$;
