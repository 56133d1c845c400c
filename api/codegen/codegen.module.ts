import { Module } from '@nestjs/common';
import { CodeRecipesController } from './code-recipes.controller.ts';

@Module({ controllers: [CodeRecipesController] })
export class CodegenModule {}
