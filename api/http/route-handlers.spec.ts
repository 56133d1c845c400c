import { describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { requireAccessPolicies } from './route-handlers.ts';

@Controller('open')
class OpenController {
  @Get()
  forgotten() {
    return 'nobody said who may read this';
  }
}

describe('access is denied by default', () => {
  it('an application with a handler that names none does not start', async () => {
    const module = await Test.createTestingModule({ controllers: [OpenController] }).compile();
    const app = module.createNestApplication();
    expect(() => requireAccessPolicies(app)).toThrow('no @Access on OpenController.forgotten');
    await app.close();
  });
});
