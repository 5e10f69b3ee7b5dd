-- The product's clock: the machine's clock plus the offset in app.clock. Only demo and test mode ever move
-- it. It advances within one statement, as clock_timestamp() does.
CREATE OR REPLACE FUNCTION app.now()
RETURNS timestamptz LANGUAGE sql STABLE
AS $$
  SELECT clock_timestamp() + (SELECT offset_ms FROM app.clock) * interval '1 millisecond'
$$;
