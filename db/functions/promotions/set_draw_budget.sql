-- Before a rain or a raffle starts: its pool or its prizes are its budget.
CREATE OR REPLACE FUNCTION promotions.set_draw_budget()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF NEW.kind = 'RED_ENVELOPE' THEN
    NEW.budget_amount := (NEW.arguments ->> 'pool')::bigint;
    NEW.claim_limit := (NEW.arguments ->> 'count')::int;
  ELSE
    NEW.budget_amount := (
      SELECT sum(p.value::bigint) FROM jsonb_array_elements_text(NEW.arguments -> 'prizes') p);
    NEW.claim_limit := jsonb_array_length(NEW.arguments -> 'prizes');
  END IF;
  RETURN NEW;
END $$;
