-- What a batch of slips read of the book is not enough to take them: its poster sends them again.
CREATE OR REPLACE FUNCTION sports.ask_again()
RETURNS bigint LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'a selection may pay more than a batch of slips was judged by' USING ERRCODE = '40001';
END $$;
