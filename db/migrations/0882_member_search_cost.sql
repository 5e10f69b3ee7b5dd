-- Cutting a text into pieces costs far more than comparing two numbers. Without this, the planner reads the whole
-- table and cuts every row's text when it expects many hits, which took longer than a statement may.
ALTER FUNCTION identity.search_pieces(text) COST 5000;
