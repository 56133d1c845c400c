import { Module } from '@nestjs/common';
import { HomeController } from './home.controller.ts';

@Module({ controllers: [HomeController] })
export class HomeModule {}
