CREATE INDEX "articles_sku" ON "articles" USING btree (lower("sku")) WHERE sku is not null;
