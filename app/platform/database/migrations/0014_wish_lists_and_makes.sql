-- Unknown for what is on wish lists already.
ALTER TABLE "wish_list_entries" ADD COLUMN "available_pieces" integer;
